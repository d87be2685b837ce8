import { useTranslate } from 'ra-core'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { Button } from '../../ui/controls/Button'
import { Row, Stack, Text } from '../../ui/primitives/layout'
import type { PhotoUploads } from './usePhotoUploads'

/** Progress or error of each photo, with cancel and retry. */
export function Sendings({ uploads }: { readonly uploads: PhotoUploads }) {
  const translate = useTranslate()
  const say = useErrorWords()
  const { sendings, cancel, retry } = uploads
  if (sendings.length === 0) return null
  return (
    <Stack as="ul" className="ph-sendings">
      {sendings.map(sending => {
        const { id, file, percent, error } = sending
        return (
          <Row as="li" wrap gap={3} key={id} role={error === undefined ? undefined : 'alert'}>
            <bdi>{file.name}</bdi>
            {error === undefined ? (
              <progress max={100} value={percent} aria-label={file.name} />
            ) : (
              <Text tone="error">{say(error)}</Text>
            )}
            {error !== undefined && (
              <Button onClick={() => retry(sending)}>{translate('app.common.retry')}</Button>
            )}
            <Button color="inherit" onClick={() => cancel(id)} i18nKey="app.common.cancel" />
          </Row>
        )
      })}
    </Stack>
  )
}
