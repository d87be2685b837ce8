import Popover from '@mui/material/Popover'
import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { printNumber } from '../../base/numbers'
import { useNarrow } from '../../fields/registry/useNarrow'
import { useTexts } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'
import { Checkbox, Input, Select } from '../../ui/primitives/inputs'
import { Stack, Text } from '../../ui/primitives/layout'
import { ChoicesMenu } from '../../ui/theme/ChoicesMenu'
import { type Rounding, readCalculation, roundings } from './cells/calculate'
import type { useTools } from './useTools'

interface SheetToolsProps {
  readonly tools: ReturnType<typeof useTools>
  /** Announces what was done, and returns the focus to the grid. */
  readonly onDone: (announcement: string) => void
}

/** Calculation, series, find and replace over the selected cells. */
export function SheetTools({ tools, onDone }: SheetToolsProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState<{ tool: 'calculate' | 'replace'; anchor: HTMLElement }>()
  const done = (announcement: string) => {
    // A popover that closes gives the focus back to its button.
    flushSync(() => setOpen(undefined))
    onDone(announcement)
  }
  const Tool = open?.tool === 'calculate' ? Calculate : Replace
  const narrow = useNarrow()
  const Buttons = narrow ? ToolMenu : ToolButtons
  return (
    <>
      <Buttons
        isOff={tool => tool === 'calculate' && !tools.hasNumbers}
        onTake={(tool, anchor) =>
          tool === 'series' ? onDone(tools.series()) : setOpen({ tool, anchor })
        }
      />
      {open && (
        <Popover
          open
          anchorEl={open.anchor}
          onClose={() => done('')}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': translate(`sheet.tools.${open.tool}`),
              className: 'p-popover',
            },
          }}
        >
          <Tool tools={tools} onDone={done} />
        </Popover>
      )}
    </>
  )
}

const tools = ['calculate', 'series', 'replace'] as const
type Tool = (typeof tools)[number]

interface ToolChoiceProps {
  readonly isOff: (tool: Tool) => boolean
  readonly onTake: (tool: Tool, anchor: HTMLElement) => void
}

function ToolButtons({ isOff, onTake }: ToolChoiceProps) {
  const translate = useTranslate()
  const held = useReadOnlyProps(translate('sheet.tools.noNumbers'))
  return tools.map(tool => (
    <Button
      key={tool}
      color="inherit"
      aria-haspopup={tool === 'series' ? undefined : 'dialog'}
      onClick={event => onTake(tool, event.currentTarget)}
      i18nKey={`sheet.tools.${tool}`}
      {...(isOff(tool) && held)}
    />
  ))
}

/** On phones the tools share one button. */
function ToolMenu({ isOff, onTake }: ToolChoiceProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const label = translate('sheet.tools.menu')
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      {anchor && (
        <ChoicesMenu
          anchor={anchor}
          label={label}
          choices={tools.map(tool => ({
            id: tool,
            text: translate(`sheet.tools.${tool}`),
            disabled: isOff(tool),
            onChoose: () => onTake(tool, anchor),
          }))}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  )
}

interface ToolFormProps {
  readonly canApply: boolean
  readonly onApply: () => void
  readonly children: ReactNode
}

function ToolForm({ canApply, onApply, children }: ToolFormProps) {
  const translate = useTranslate()
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        // A popover's events also reach the components around it.
        event.stopPropagation()
        if (canApply) onApply()
      }}
    >
      <Stack>
        {children}
        <Button type="submit" variant="contained" disabled={!canApply}>
          {translate('sheet.tools.apply')}
        </Button>
      </Stack>
    </form>
  )
}

/** As the language writes numbers: `… 0,05`, `… ,99`. */
function roundingText(to: Rounding) {
  const text = printNumber(Number(to))
  return `… ${to.startsWith('.') ? text.slice(1) : text}`
}

/** Nothing yet, or only the sign of a calculation. */
const begun = /^\s*[+\-−*x×/÷=]?\s*$/i

function Calculate({ tools, onDone }: SheetToolsProps) {
  const { translate, labels } = useTexts()
  const [text, setText] = useState('')
  const [rounding, setRounding] = useState<Rounding>('none')
  const [isWhole, setIsWhole] = useState(false)
  const how = { rounding, isWhole }
  const look = tools.preview(text, how)
  const help = translate('sheet.tools.changeHelp')
  const isOther = !look && !begun.test(text) && readCalculation(text) === undefined
  return (
    <ToolForm canApply={look !== undefined} onApply={() => onDone(tools.calculate(text, how))}>
      <Input
        label={translate('sheet.tools.change')}
        help={help}
        error={isOther && translate('sheet.tools.notCalculated', { help })}
        autoFocus
        placeholder="+3 %"
        dir="ltr"
        value={text}
        onText={setText}
      />
      <Select
        label={translate('sheet.tools.round')}
        value={rounding}
        onText={text => setRounding(text as Rounding)}
        options={roundings.map(each => [
          each,
          each === 'none' ? translate('sheet.tools.noRound') : roundingText(each),
        ])}
      />
      {tools.column && (
        <Checkbox
          label={translate('sheet.tools.whole', { name: labels.field(tools.column) })}
          checked={isWhole}
          onChange={event => setIsWhole(event.target.checked)}
        />
      )}
      {look && (
        <Text as="p" role="status">
          {translate('sheet.tools.look', look)}
        </Text>
      )}
    </ToolForm>
  )
}

function Replace({ tools, onDone }: SheetToolsProps) {
  const translate = useTranslate()
  const [sought, setSought] = useState('')
  const [by, setBy] = useState('')
  return (
    <ToolForm canApply={sought !== ''} onApply={() => onDone(tools.replace(sought, by))}>
      <Input
        label={translate('sheet.tools.find')}
        help={translate('sheet.tools.findHelp')}
        autoFocus
        value={sought}
        onText={setSought}
      />
      <Input label={translate('sheet.tools.by')} value={by} onText={setBy} />
    </ToolForm>
  )
}
