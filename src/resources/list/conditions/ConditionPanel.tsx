import './conditions.css'
import Close from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import Popover from '@mui/material/Popover'
import { useTranslate } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { useNarrow } from '../../../fields/registry/useNarrow'
import type { FieldModel } from '../../../model/fields/resource'
import { Button, IconButton } from '../../../ui/controls/Button'
import { LoadingRows } from '../../../ui/states/Waiting'
import { ConditionRows } from './ConditionRows'
import { operatorsFor } from './operators'
import { blankCondition, useConditions } from './useConditions'

interface ConditionPanelProps {
  readonly anchor: HTMLElement | null
  /** The field of a new condition. */
  readonly start?: FieldModel | undefined
  readonly onClose: () => void
}

/** The conditions of a list, below their button, on phones in a drawer. */
export function ConditionPanel({ anchor, start, onClose }: ConditionPanelProps) {
  const translate = useTranslate()
  const title = translate('list.filters')
  return (
    <Frame anchor={anchor} title={title} onClose={onClose}>
      <Suspense fallback={<LoadingRows />}>
        <Conditions title={title} start={start} onClose={onClose} />
      </Suspense>
    </Frame>
  )
}

function Conditions({
  title,
  start,
  onClose,
}: Omit<ConditionPanelProps, 'anchor'> & { title: string }) {
  const translate = useTranslate()
  const [op = 'notEmpty'] = start ? operatorsFor(start) : []
  const { conditions, change } = useConditions(start && { path: start.name, op })
  const clear = () => change({ joint: 'all', items: [blankCondition] })
  return (
    <>
      <div className="p-row r-panel-head">
        <h2>{title}</h2>
        <Button onClick={clear}>{translate('list.clearFilters')}</Button>
        <IconButton aria-label={translate('app.common.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </div>
      <div className="r-conditions">
        <ConditionRows
          joint={conditions.joint}
          items={conditions.items}
          onChange={change}
          withGroups
        />
      </div>
    </>
  )
}

interface FrameProps {
  readonly anchor: HTMLElement | null
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

function Frame({ anchor, title, onClose, children }: FrameProps) {
  const narrow = useNarrow()
  const paper = { className: 'r-filters', 'aria-label': title, role: 'dialog' } as const
  if (narrow || !anchor)
    return (
      <Drawer open anchor="bottom" onClose={onClose} slotProps={{ paper }}>
        {children}
      </Drawer>
    )
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { ...paper, sx: { mt: '6px' } } }}
    >
      {children}
    </Popover>
  )
}
