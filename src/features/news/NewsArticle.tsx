import { Banner } from '../../ui/primitives/Banner'
import { Card, Stack, Text } from '../../ui/primitives/layout'
import './news.css'
import { useMemo } from 'react'
import { ReferredTitle } from '../../fields/record/Referred'
import { ShownValue } from '../../fields/registry/ShownValue'
import { localeOf } from '../../i18n/languages'
import { dateTime } from '../../kinds/dateTime/data'
import type { StoredFile } from '../../kinds/file/data'
import { PicturesContext } from '../../kinds/richText/view/pictures'
import { filesIn, picturesOf } from '../../model/validation/pictures'
import { useResource, useTexts } from '../../providers/backend/catalogueContext'
import { useApiAddress } from '../../providers/backend/useApiAddress'
import type { SlotProps } from '../../ui/features/slotProps'

const WORDS_A_MINUTE = 200

/** A post: cover, subject, author, date and text. */
export function NewsArticle({ resource, record = {} }: SlotProps) {
  const { translate, language } = useTexts()
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
    <Card flush className="n-article">
      {cover?.url && <img className="n-cover" src={addressOf(cover.url)} alt="" />}
      <Stack gap={4} className="n-text">
        {tags && record.ETIQUETAS != null && (
          <ShownValue field={tags} value={record.ETIQUETAS} as="Display" />
        )}
        {record.RESUMEN != null && (
          <Text as="p" size="xl" dir="auto">
            {String(record.RESUMEN)}
          </Text>
        )}
        <Text as="p" size="md" tone="secondary">
          {record.AUTOR != null && (
            <>
              <ReferredTitle target={users} id={Number(record.AUTOR)} /> ·{' '}
            </>
          )}
          <time dateTime={at}>{dateTime.print(at, {}, language)}</time>
          {body &&
            ` · ${translate('blog.minutes', {
              count: minutesOf(body.print(record.CONTENIDO, language)).toLocaleString(
                localeOf(language),
              ),
            })}`}
        </Text>
        {isPlanned && <Banner tone="warning">{translate('blog.planned')}</Banner>}
        {body && (
          <PicturesContext value={addresses}>
            <ShownValue field={body} value={record.CONTENIDO} as="Display" />
          </PicturesContext>
        )}
        {audience && (
          <Text as="p" size="sm" tone="secondary">
            {translate('blog.audience', { roles: audience.print(record.PARA, language) })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

const minutesOf = (text: string) => Math.max(1, Math.round(text.split(' ').length / WORDS_A_MINUTE))
