/** A button over each code block. Made by script, because without script it could not copy. */
export function offerCopies(body: HTMLElement): () => void {
  const buttons = [...body.querySelectorAll('pre')].map((block) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy-code no-print';
    button.textContent = 'Copy';
    button.ariaLive = 'polite';
    button.addEventListener('click', () => void copy(block.textContent ?? '', button));
    block.before(button);
    return button;
  });
  return () => {
    for (const button of buttons) button.remove();
  };
}

async function copy(text: string, button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Select it and press Ctrl C';
  }
}
