import { useI18nProvider, useNotify, useStore } from 'ra-core'
import { useCallback } from 'react'
import { guestRole, type Role } from '../../base/business'
import { withNamespaces } from '../../i18n/inUse'
import { useMe } from '../../providers/backend/backendContext'
import { useAreaFeatures } from '../../ui/features/areaFeatures'

/** Whether this person answered the offer, which is made until they do. */
export const useIsAnswered = () => useStore('tour.answered', false)

const noLinks = {}
let end = () => {}

/** Loaded when the tour starts. */
export function useTour() {
  const words = useI18nProvider()
  const notify = useNotify()
  const { ROLE } = useMe()
  const { headerLinks = noLinks } = useAreaFeatures()
  const [, setAnswered] = useIsAnswered()
  return useCallback(async () => {
    setAnswered(true)
    try {
      const { runTour } = await withNamespaces(import('./runTour'), 'shell')
      end()
      end = runTour({
        steps: stepsFor(ROLE, Object.keys(headerLinks)),
        translate: key => words.translate(key),
      })
    } catch {
      notify('app.page.offline', { type: 'warning' })
    }
  }, [words, notify, ROLE, headerLinks, setAnswered])
}

/** Leaving the dashboard ends the tour. */
export const endTour = () => end()

/**
 * Steps of the tour with those of areas; the name is the place's `data-tour` and the key of its texts.
 * People without a role yet see where to wait for it.
 */
const stepsFor = (role: Role, ofAreas: readonly string[]): readonly string[] =>
  role === guestRole()
    ? ['menu', 'notices', 'settings', 'account']
    : ['menu', 'search', ...ofAreas, 'notices', 'settings', 'account']
