/** Asks the code at an address, in a thread of its own. */
export type AskThread = <Answer>(address: string, question: object) => Promise<Answer>
