import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import Delete from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'

interface RowButtonsProps {
  readonly at: number
  readonly count: number
  readonly move: (from: number, to: number) => void
  readonly remove: (at: number) => void
}

/** Moves a row up or down or removes it; labels include the row number. */
export function RowButtons({ at, count, move, remove }: RowButtonsProps) {
  const translate = useTranslate()
  const name = (key: string) => `${translate(`field.${key}`)} ${at + 1}`
  return (
    <>
      <IconButton
        size="small"
        aria-label={name('moveUp')}
        disabled={at === 0}
        onClick={() => move(at, at - 1)}
      >
        <ArrowUp fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={name('moveDown')}
        disabled={at === count - 1}
        onClick={() => move(at, at + 1)}
      >
        <ArrowDown fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={name('removeLine')} onClick={() => remove(at)}>
        <Delete fontSize="small" />
      </IconButton>
    </>
  )
}
