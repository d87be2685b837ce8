/** Something that went wrong and was told; a toast is gone too soon to be the only place it stands. */
export interface Trouble {
  readonly text: string
  readonly at: string
}

/** Its key in react-admin's store, which is kept per person. */
export const TROUBLES = 'troubles'
const MOST = 20

/** The newest first; the same words again take the place of the last. */
export const withTrouble = (before: readonly Trouble[], text: string): readonly Trouble[] =>
  [
    { text, at: new Date().toISOString() },
    ...before.filter(trouble => trouble.text !== text),
  ].slice(0, MOST)
