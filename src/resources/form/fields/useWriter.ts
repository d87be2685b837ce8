import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { textIn } from '../../../base/text'
import type { Resource } from '../../../model/fields/resource'
import { useLanguage, useMe } from '../../../providers/backend/backendContext'
import type { SentRecord } from '../../record/useRecord'
import { resolverOf, type Writer } from './resolver'
import { writableOf } from './writing'

/** The form's writable fields and its validation. */
export function useWriter(resource: Resource, record: SentRecord | undefined) {
  const translate = useTranslate()
  const language = useLanguage()
  const me = useMe()
  const writer = useMemo<Writer>(
    () => ({
      resource,
      base: record ?? {},
      me: me,
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
