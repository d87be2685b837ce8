type Graph = Readonly<Record<string, (string | null)[]>>

/** Spanish keyboard, with ñ in place of the American semicolon. */
export const spanishKeyboard = (american: Graph): Record<string, (string | null)[]> =>
  Object.fromEntries(
    Object.entries(american).map(([key, beside]) => [
      withEnye(key),
      beside.map(keys => keys && withEnye(keys)),
    ]),
  )

const withEnye = (keys: string) => keys.replaceAll(';', 'ñ').replaceAll(':', 'Ñ')

const rows = ['1234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm'] as const
const columns = Array.from({ length: 10 }, (_, at) => rows.map(row => row[at] ?? '').join(''))
const lanes = [...rows, ...columns].flatMap(keys => [keys, [...keys].reverse().join('')])

const SHORTEST_RUN = 3
const MOST_RUNS = 4
const MOST_OTHERS = 2

/** True for a password that only follows adjacent keys, also across rows and columns. */
export function isKeyboardWalk(password: string): boolean {
  const keys = password.toLowerCase()
  let [runs, others] = [0, 0]
  for (let at = 0; at < keys.length; ) {
    const length = runAt(keys, at)
    if (length > 0) runs += 1
    else others += 1
    at += Math.max(1, length)
  }
  return runs > 0 && runs <= MOST_RUNS && others <= MOST_OTHERS
}

/** Length of the run of adjacent keys; 0 if too short. */
function runAt(keys: string, at: number): number {
  let length = SHORTEST_RUN
  const isRun = () =>
    at + length <= keys.length && lanes.some(lane => lane.includes(keys.slice(at, at + length)))
  if (!isRun()) return 0
  while (isRun()) length += 1
  return length - 1
}
