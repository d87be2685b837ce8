import { parentPort, workerData } from 'node:worker_threads'

/** Answers the main thread's questions in the worker of this name; does nothing elsewhere. */
export function serveThread<Question extends object>(
  name: string,
  answerOf: (question: Question) => unknown,
) {
  if (workerData !== name || !parentPort) return
  const port = parentPort
  port.on('message', async (question: Question & { readonly id: number }) => {
    const { id } = question
    try {
      const answer = await answerOf(question)
      const moved = answer instanceof Uint8Array ? [answer.buffer as ArrayBuffer] : []
      port.postMessage({ id, answer }, moved)
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
    }
  })
}
