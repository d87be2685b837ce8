import { useI18nProvider } from 'ra-core'
import { use } from 'react'
import type { MorePart } from '../i18n/more'
import type { AppI18nProvider } from './i18nProvider'

const asked = new WeakMap<AppI18nProvider, Map<MorePart, Promise<void>>>()

/** Waits for words that few need, once. */
export function useMoreWords(part: MorePart): void {
  const provider = useI18nProvider() as AppI18nProvider
  const parts = asked.get(provider) ?? new Map<MorePart, Promise<void>>()
  asked.set(provider, parts)
  const loading = parts.get(part) ?? provider.loadMore(part)
  parts.set(part, loading)
  loading.catch(() => parts.delete(part))
  use(loading)
}
