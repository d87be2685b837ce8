import './news.css'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { ReferredTitle } from '../../fields/record/Referred'
import { ShownValue } from '../../fields/registry/ShownValue'
import { localeOf } from '../../i18n/languages'
import { dateTime } from '../../kinds/dateTime/data'
import type { StoredFile } from '../../kinds/file/data'
import { PicturesContext } from '../../kinds/richText/view/pictures'
import { filesIn, picturesOf } from '../../model/validation/pictures'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useApiAddress } from '../../providers/backend/useApiAddress'
import type { SlotProps } from '../../ui/features/slotProps'

const WORDS_A_MINUTE = 200

/** A post: cover, subject, author, date and text. */
export function NewsArticle({ resource, record = {} }: SlotProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const addressOf = useApiAddress()
  const users = useResource('users')
  const cover = record.PORTADA as StoredFile | null | undefined
  const body = resource.fields.get('CONTENIDO')
  const addresses = useMemo(() => {
    const pictures = body && picturesOf(resource, body)
    const files = pictures ? filesIn(pictures, record) : []
    return new Map(files.flatMap(({ id, url }) => (url ? [[id, addressOf(url)] as const] : [])))
  }, [resource, body, record, addressOf])
  const tags = resource.fields.get('ETIQUETAS')
  const audience = resource.fields.get('PARA')
  const at = String(record.PUBLICADO ?? '')
  const isPlanned = at > new Date().toISOString()
  return (
    <section className="p-card n-article">
      {cover?.url && <img className="n-cover" src={addressOf(cover.url)} alt="" />}
      <div className="n-text">
        {tags && record.ETIQUETAS != null && (
          <ShownValue field={tags} value={record.ETIQUETAS} as="Display" />
        )}
        {record.RESUMEN != null && (
          <p className="n-lead" dir="auto">
            {String(record.RESUMEN)}
          </p>
        )}
        <p className="p-cluster n-byline">
          {record.AUTOR != null && (
            <span>
              <ReferredTitle target={users} id={Number(record.AUTOR)} />
            </span>
          )}
          <time dateTime={at}>{dateTime.print(at, {}, language)}</time>
          {body && (
            <span>
              {translate('blog.minutes', {
                count: minutesOf(body.print(record.CONTENIDO, language)).toLocaleString(
                  localeOf(language),
                ),
              })}
            </span>
          )}
        </p>
        {isPlanned && <p className="n-planned">{translate('blog.planned')}</p>}
        {body && (
          <PicturesContext value={addresses}>
            <ShownValue field={body} value={record.CONTENIDO} as="Display" />
          </PicturesContext>
        )}
        {audience && (
          <p className="n-audience">
            {translate('blog.audience', { roles: audience.print(record.PARA, language) })}
          </p>
        )}
      </div>
    </section>
  )
}

const minutesOf = (text: string) => Math.max(1, Math.round(text.split(' ').length / WORDS_A_MINUTE))
