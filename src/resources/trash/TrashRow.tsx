import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { useTranslate } from 'ra-core'
import { useTitleOf } from '../../fields/record/recordTitle'
import { dateTime } from '../../kinds/dateTime/data'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import type { DeletedRow } from '../../providers/dataProvider/past'
import { timeAgo } from '../../ui/controls/timeAgo'
import { Row, Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'

interface TrashRowProps {
  readonly row: DeletedRow
  readonly isTicked: boolean
  readonly isHeld: boolean
  readonly onTick: () => void
  readonly onRestore: () => void
}

/** A deleted record: title, author and age. */
export function TrashRow({ row, isTicked, isHeld, onTick, onRestore }: TrashRowProps) {
  const resource = useResource()
  const translate = useTranslate()
  const language = useLanguage()
  const titleOf = useTitleOf()
  const title = titleOf(resource, row)
  const { at, by } = row._DELETED
  const held = useReadOnlyProps()
  const restore = translate('list.trash.restore')
  return (
    <Row as="li" gap={1}>
      <Checkbox
        checked={isTicked}
        onChange={onTick}
        slotProps={{ input: { 'aria-label': translate('list.trash.tick', { name: title }) } }}
      />
      <Stack grow gap={0}>
        <Text as="bdi" size="md" strong>
          {title}
        </Text>
        <Text size="sm" tone="secondary">
          {translate('history.deleted', {
            name: by?.DISPLAYNAME ?? translate('history.somebody'),
          })}
          {' · '}
          <time dateTime={at} title={dateTime.print(at, {}, language)}>
            {timeAgo(at, language)}
          </time>
        </Text>
      </Stack>
      <Button
        startIcon={<RestoreIcon />}
        disabled={isHeld}
        aria-label={`${restore}: ${title}`}
        onClick={onRestore}
        {...held}
      >
        <span className="r-word">{restore}</span>
      </Button>
    </Row>
  )
}
