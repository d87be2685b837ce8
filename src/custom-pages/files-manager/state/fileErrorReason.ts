/** Error of a value, otherwise of the request. */
export function fileErrorReason(error: unknown): string {
  const { body, message } = error as {
    body?: { errors?: Record<string, unknown> }
    message: string
  }
  const [first] = Object.values(body?.errors ?? {})
  return typeof first === 'string' ? first : message
}
