/** Milliseconds before the progress bar shows. */
const DELAY_MS = 300

export const loadBar = () => import('./bar')

/** Shows the progress bar at the top after 300 ms; returns a function that stops it. */
export function startAfterDelay(): () => void {
  let state: 'waiting' | 'drawn' | 'over' = 'waiting'
  const timer = setTimeout(() => {
    state = 'drawn'
    withBar(bar => state === 'drawn' && bar.start())
  }, DELAY_MS)
  return () => {
    clearTimeout(timer)
    if (state === 'drawn') withBar(bar => bar.done())
    state = 'over'
  }
}

type Bar = Awaited<ReturnType<typeof loadBar>>['bar']

function withBar(action: (bar: Bar) => unknown) {
  loadBar().then(
    ({ bar }) => action(bar),
    // On a bad connection the page shows no bar.
    () => undefined,
  )
}
