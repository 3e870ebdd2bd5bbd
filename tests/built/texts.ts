import { type Node, NodeType } from 'node-html-parser'

/** Text by text, since words of two elements that touch would be one. */
export function textsIn(node: Node): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text]
  if (/^(script|style)$/i.test(node.rawTagName)) return []
  return node.childNodes.flatMap(textsIn)
}
