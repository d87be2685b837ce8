interface Answer {
  readonly status: number
  readonly range?: string
  readonly body?: unknown
  readonly code?: string
}
type Answers = Record<string, Record<string, Answer>>

export interface Step {
  readonly by: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: unknown
  readonly answer: Answer
  readonly history: Answer
}
/** The answers of the committed masters: the moment, the requests by person, and the steps taken afterwards. */
export interface Kept {
  readonly now: string
  readonly addresses: readonly string[]
  readonly answers: Answers
  readonly steps: readonly Step[]
}
type Everyone = ReadonlyMap<string, unknown>

export function answersOf(everyone: Everyone, addresses: readonly string[]): Promise<Answers>
export function repeatSteps(everyone: Everyone, steps: readonly Step[]): Promise<Step[]>
