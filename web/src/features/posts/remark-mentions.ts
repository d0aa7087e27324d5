/** The parts of a Markdown tree that mentions need. */
interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  children?: MarkdownNode[];
}

const marker = /(<@[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}>)/gi;

/** Makes links of mentions (`<@id>`) in text; code and links stay as they are. */
export function remarkMentions() {
  return (tree: MarkdownNode) => {
    linkMentions(tree);
  };
}

function linkMentions(node: MarkdownNode): void {
  if (!node.children || node.type === 'link' || node.type === 'linkReference') return;
  node.children = node.children.flatMap((child) => {
    // What looks like a tag is read as HTML where a mention begins a block.
    if ((child.type === 'text' || child.type === 'html') && child.value) return pieces(child.value);
    linkMentions(child);
    return [child];
  });
}

function pieces(value: string): MarkdownNode[] {
  return value
    .split(marker)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('<@') && piece.length === 39
        ? {
            type: 'link',
            url: `mention:${piece.slice(2, -1).toLowerCase()}`,
            children: [{ type: 'text', value: '@' }],
          }
        : { type: 'text', value: piece },
    );
}
