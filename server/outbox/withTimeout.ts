const LONGEST_MS = 10_000

/** Another system's answer, or a refusal after the time-out. */
export async function withTimeout<Answer>(
  answer: Promise<Answer>,
  system: string,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${system} did not answer in time`)), LONGEST_MS)
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
