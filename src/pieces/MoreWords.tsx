import { useI18nProvider } from 'ra-core'
import { type ReactNode, useEffect, useState } from 'react'
import type { MorePart } from '../i18n/more'
import type { AppI18nProvider } from '../providers/i18nProvider'

interface MoreWordsProps {
  readonly part: MorePart
  /** What keeps the place of what is drawn. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** Draws what is in it once words that few need are here. */
export function MoreWords({ part, fallback = null, children }: MoreWordsProps) {
  const words = useI18nProvider() as AppI18nProvider
  const [state, setState] = useState<{ readonly error?: unknown }>()
  useEffect(() => {
    let isHere = true
    words.loadMore(part).then(
      () => isHere && setState({}),
      error => isHere && setState({ error }),
    )
    return () => {
      isHere = false
    }
  }, [words, part])
  if (state?.error) throw state.error
  return state ? children : fallback
}
