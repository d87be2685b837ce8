/** Runs the module at an address in a worker thread. */
export type AskThread = <Answer>(address: string, question: object) => Promise<Answer>
