import type { Server } from './server'

const path = '/hanadb/api/products/export'

/** Exports the whole list repeatedly until stopped; returns the number of rows received. */
export function exporting({ url, headers }: Pick<Server, 'url' | 'headers'>) {
  let isOver = false
  const loop = async () => {
    let bytes = 0
    while (!isOver) {
      const wish = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ format: 'csv', columns: ['CODIGO', 'NOMBRE', 'MARCA', 'STATUS'] }),
      })
      const { url: file } = (await wish.json()) as { url: string }
      const answer = await fetch(`${url}${file}`)
      for await (const part of answer.body ?? []) {
        bytes += part.length
        if (isOver) break
      }
    }
    return bytes
  }
  const running = loop()
  return () => {
    isOver = true
    return running
  }
}
