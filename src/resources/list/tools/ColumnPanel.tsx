import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { fold } from '../../../base/fold'
import type { FieldModel } from '../../../model/fields/resource'
import { useLabels } from '../../../providers/backend/labels'
import { useTexts } from '../../../providers/backend/useTexts'
import { SearchInput } from '../../../ui/primitives/inputs'
import type { ListColumnChoice } from '../state/useColumns'

/** More columns than this are searched by name. */
const MANY = 12

interface ColumnPanelProps {
  readonly columns: ListColumnChoice
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** Selects columns, their order and the row height. */
export function ColumnPanel({ columns, anchor, onClose }: ColumnPanelProps) {
  const { translate, labels } = useTexts()
  const { shown, density } = columns
  const [sought, setSought] = useState('')
  const names = shown.map(({ name }) => name)
  const found = columns.all.filter(field => fold(labels.field(field)).includes(fold(sought)))
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: 'r-columns' } }}
    >
      <div className="p-row r-panel-head">
        <h2>{translate('list.columns')}</h2>
        <Button size="small" onClick={columns.reset}>
          {translate('list.resetColumns')}
        </Button>
      </div>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={density}
        aria-label={translate('list.density')}
        onChange={(_event, value) => value && columns.setDensity(value)}
      >
        <ToggleButton value="comfortable">{translate('list.comfortable')}</ToggleButton>
        <ToggleButton value="compact">{translate('list.compact')}</ToggleButton>
      </ToggleButtonGroup>
      {columns.all.length > MANY && (
        <SearchInput
          compact
          className="r-columns-search"
          label={translate('list.conditions.field')}
          value={sought}
          onText={setSought}
        />
      )}
      <ul>
        {found.map(field => (
          <ColumnItem key={field.name} columns={columns} field={field} names={names} />
        ))}
      </ul>
    </Popover>
  )
}

interface ColumnItemProps {
  readonly columns: ListColumnChoice
  readonly field: FieldModel
  /** The visible columns, in order. */
  readonly names: readonly string[]
}

function ColumnItem({ columns, field, names }: ColumnItemProps) {
  const translate = useTranslate()
  const label = useLabels().field(field)
  const at = names.indexOf(field.name)
  const shown = at >= 0
  const others = names.filter(name => name !== field.name)
  const move = (to: number) => columns.choose(others.toSpliced(to, 0, field.name))
  return (
    <li>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            size="small"
            checked={shown}
            disabled={shown && names.length === 1}
            onChange={() => columns.choose(shown ? others : [...names, field.name])}
          />
        }
      />
      <IconButton
        size="small"
        aria-label={`${translate('field.moveUp')}: ${label}`}
        disabled={at <= 0}
        onClick={() => move(at - 1)}
      >
        <ArrowUp fontSize="inherit" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`${translate('field.moveDown')}: ${label}`}
        disabled={!shown || at === names.length - 1}
        onClick={() => move(at + 1)}
      >
        <ArrowDown fontSize="inherit" />
      </IconButton>
    </li>
  )
}
