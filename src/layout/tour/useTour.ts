import { useI18nProvider, useNotify, useStore } from 'ra-core'
import { useCallback } from 'react'
import { useMe } from '../../providers/backendContext'
import { stepsFor } from './steps'

/** Whether this person answered the offer: it is made until they do, and not again. */
export const useIsAnswered = () => useStore('tour.answered', false)

let end = () => {}

/** Its code comes when somebody takes the tour. */
export function useTour() {
  const words = useI18nProvider()
  const notify = useNotify()
  const { ROLE } = useMe()
  const [, setAnswered] = useIsAnswered()
  return useCallback(async () => {
    setAnswered(true)
    try {
      const { runTour } = await import('./runTour')
      end()
      end = runTour({ steps: stepsFor(ROLE), translate: key => words.translate(key) })
    } catch {
      notify('app.page.offline', { type: 'warning' })
    }
  }, [words, notify, ROLE, setAnswered])
}

/** Whoever leaves the desk leaves the tour. */
export const endTour = () => end()
