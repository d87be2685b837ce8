interface ServerEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: string
}

/** The events of a `text/event-stream` (WHATWG HTML 9.2), one by one. */
export async function* serverEvents(
  body: ReadableStream<BufferSource>,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (text + value).replaceAll('\r\n', '\n').split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) yield eventOf(block)
    }
  } finally {
    // The stream is already closed.
    void reader.cancel().catch(() => undefined)
  }
}

function eventOf(block: string): ServerEvent {
  const lines = block.split('\n').map(line => /^(\w+): ?(.*)$/.exec(line) ?? [])
  const all = (name: string) => lines.flatMap(([, field, value]) => (field === name ? [value] : []))
  return {
    event: all('event').at(-1) ?? 'message',
    id: all('id').at(-1),
    data: all('data').join('\n'),
  }
}
