/** Text of a failed request: the server's error of a value, otherwise of the whole; a text key without an answer. */
export function errorReason(error: unknown): string {
  const { status, body, message } = error as {
    status?: number
    body?: { errors?: Record<string, unknown> }
    message: string
  }
  const [first] = Object.values(body?.errors ?? {})
  return typeof first === 'string' ? first : status === 0 ? 'app.page.unanswered' : message
}
