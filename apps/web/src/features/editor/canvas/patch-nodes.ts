/** Makes the nodes read like the wanted ones, before `end`, and touches only what differs: a long list is laid out in part. */
export function patchNodes(
  parent: Node,
  now: readonly ChildNode[],
  wanted: readonly ChildNode[],
  end: Node | null = null,
): void {
  for (const [at, node] of wanted.entries()) {
    const old = now[at];
    if (old === undefined) parent.insertBefore(node, end);
    else if (!old.isEqualNode(node)) patchNode(old, node);
  }
  for (const old of now.slice(wanted.length)) old.remove();
}

function patchNode(old: ChildNode, wanted: ChildNode): void {
  if (old.nodeName !== wanted.nodeName) old.replaceWith(wanted);
  else if ('attributes' in old && 'attributes' in wanted) patchElement(old as Element, wanted as Element);
  else old.textContent = wanted.textContent;
}

function patchElement(old: Element, wanted: Element): void {
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  patchNodes(old, [...old.childNodes], [...wanted.childNodes]);
}
