import { useNotify } from 'ra-core'
import { lostText } from './states/missingChunk'

/** Goes on once the code that somebody asked for is here; where it does not come they are told. */
export function useWhenHere() {
  const notify = useNotify()
  return (code: Promise<unknown>, goOn: () => void) =>
    void code.then(goOn, (error: unknown) => notify(lostText(error), { type: 'warning' }))
}
