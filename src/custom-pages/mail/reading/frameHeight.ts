const LINE = 28
const [LEAST, MOST] = [120, 560]

/** Estimated height of a mail in pixels, because the sandboxed frame cannot be measured; longer content scrolls. */
export function frameHeight(html: string): number {
  const blocks = html.match(/<(p|div|li|br|tr|h\d|blockquote|pre|hr)\b/g)?.length ?? 0
  const pictures = html.match(/<img\b/g)?.length ?? 0
  const letters = html.replace(/<[^>]*>/g, '').length
  const lines = blocks + letters / 90
  return Math.round(Math.min(MOST, Math.max(LEAST, 48 + lines * LINE + pictures * 200)))
}
