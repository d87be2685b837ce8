import Upload from '@mui/icons-material/DriveFolderUploadOutlined'
import { useNotify, useTranslate } from 'ra-core'
import { PhotoDrop } from '../../fields/photos/PhotoDrop'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { Button } from '../../ui/controls/Button'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { Meter } from '../../ui/primitives/Meter'
import type { PhotoUpload as Job, PhotoItem } from './useBulk'

interface BulkProps {
  readonly bulk: Job
  readonly types: readonly string[]
  readonly most: number
}

/** Photos matched to products by file name; the plan is shown before the upload. */
export function PhotosUploading({ bulk, types, most }: BulkProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { items, isRunning, rehearse, run, cancel, clear } = bulk
  const choose = (files: readonly File[]) =>
    rehearse(files).catch((error: Error) => notify(error.message, { type: 'error' }))
  if (items.length === 0) {
    return (
      <PhotoDrop
        icon={<Upload />}
        label={translate('goods.bulk')}
        types={types}
        onChoose={files => void choose(files)}
      >
        <p className="p-quiet p-small">{translate('goods.bulkText')}</p>
      </PhotoDrop>
    )
  }
  const good = items.filter(({ reason }) => !reason)
  const done = good.filter(({ state }) => state === 'done').length
  const remaining = good.length - done
  const isBegun = good.some(({ state }) => state !== 'waiting')
  return (
    <Card
      title={translate('goods.rehearsal')}
      actions={
        <Text tone="secondary" role="status">
          {isBegun
            ? translate('goods.progress', { done, count: good.length })
            : [
                translate('goods.ready', { count: good.length }),
                translate('goods.notUsed', { count: items.length - good.length }),
              ].join(' · ')}
        </Text>
      }
    >
      {isBegun && <Meter label={translate('goods.rehearsal')} value={done / good.length} />}
      <Stack as="ul" gap={0} divided className="gi-lines">
        {items.map(item => (
          <Line key={item.file.name} item={item} most={most} />
        ))}
      </Stack>
      <Row as="footer" wrap justify="end">
        {isRunning ? (
          <Button variant="outlined" onClick={cancel} i18nKey="goods.cancel" />
        ) : (
          <>
            <Button color="inherit" onClick={clear}>
              {translate(remaining === 0 ? 'goods.close' : 'goods.cancel')}
            </Button>
            {remaining > 0 && (
              <Button variant="contained" onClick={() => void run()}>
                {isBegun
                  ? translate('goods.retry')
                  : translate('goods.start', { count: remaining })}
              </Button>
            )}
          </>
        )}
      </Row>
    </Card>
  )
}

const tones: Partial<Record<PhotoItem['state'], 'success' | 'error'>> = {
  done: 'success',
  failed: 'error',
}

function Line({ item, most }: { readonly item: PhotoItem; readonly most: number }) {
  const translate = useTranslate()
  const errorText = useErrorWords()
  const { file, product, reason, state, error } = item
  return (
    <Row as="li" wrap justify="between" gap={4} pad={2}>
      <bdi dir="ltr">{file.name}</bdi>
      <Text tone="secondary">
        {reason ? (
          translate(`goods.${reason}`, { max: most })
        ) : (
          <bdi>
            {product?.CODIGO} · {product?.NOMBRE}
          </bdi>
        )}
      </Text>
      {!reason && (
        <Text tone={tones[state]} title={error}>
          {error ? errorText(error) : translate(`goods.${state}`)}
        </Text>
      )}
    </Row>
  )
}
