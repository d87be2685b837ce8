/** Milliseconds before the progress bar shows. */
const DELAY_MS = 300

export const loadBar = () => import('./bar')

/** Shows the progress bar at the top after 300 ms; returns a function that stops it. */
export function startAfterDelay(): () => void {
  let state: 'waiting' | 'drawn' | 'over' = 'waiting'
  const timer = setTimeout(() => {
    state = 'drawn'
    tell(bar => state === 'drawn' && bar.start())
  }, DELAY_MS)
  return () => {
    clearTimeout(timer)
    if (state === 'drawn') tell(bar => bar.done())
    state = 'over'
  }
}

type Bar = Awaited<ReturnType<typeof loadBar>>['bar']

function tell(say: (bar: Bar) => unknown) {
  loadBar().then(
    ({ bar }) => say(bar),
    // On a bad connection the page shows no bar.
    () => undefined,
  )
}
