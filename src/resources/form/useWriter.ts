import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { textIn } from '../../domain/text'
import type { Values } from '../../model/draft'
import type { Resource } from '../../model/resource'
import { useLanguage, useMe } from '../../providers/backendContext'
import type { Sent } from '../useRecord'
import { resolverOf, type Writer } from './resolver'
import { writableOf } from './writing'

/** Who writes what, and how the form checks it. */
export function useWriter(resource: Resource, record: Sent | undefined) {
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const writer = useMemo<Writer>(
    () => ({
      resource,
      base: record ?? {},
      me: me as unknown as Values,
      writable: writableOf(resource, me, record),
      ...(record && { changed: new Set<string>() }),
    }),
    [resource, me, record],
  )
  const resolver = useMemo(
    () =>
      resolverOf(writer, ({ key, params = {}, text }) =>
        text ? textIn(text, language) : translate(`validation.${key}`, params),
      ),
    [writer, translate, language],
  )
  return { writer, resolver }
}
