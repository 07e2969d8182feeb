export function saveTextFile(name: string, kind: string, text: string): void {
  saveFile(name, new Blob([text], { type: kind }));
}

/** Hands a file to the browser's download folder. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
