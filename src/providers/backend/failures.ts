/** A reported error, kept because a toast disappears. */
export interface RequestFailure {
  readonly text: string
  readonly at: string
}

/** Key in react-admin's store, which is per person. */
export const TROUBLES = 'troubles'
const MOST = 20

/** Newest first; a repeated text replaces the previous entry. */
export const withTrouble = (
  before: readonly RequestFailure[],
  text: string,
): readonly RequestFailure[] =>
  [
    { text, at: new Date().toISOString() },
    ...before.filter(trouble => trouble.text !== text),
  ].slice(0, MOST)
