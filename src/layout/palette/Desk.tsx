import { useI18nProvider, useNotify } from 'ra-core'
import { useCallback, useRef, useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { later } from '../../pieces/later'
import { useWedge } from '../../pieces/scanner/useWedge'
import type { AppI18nProvider } from '../../providers/i18nProvider'
import { onlyOne } from './found'
import type { PaletteProps } from './Palette'
import { useRemembered } from './recent'
import type { ShortcutsProps } from './Shortcuts'
import { useFindRecords } from './useFindRecords'
import { useOpenRecord } from './useOpenRecord'

const Palette = later<PaletteProps>(() => import('./Palette').then(module => module.Palette))
const Shortcuts = later<ShortcutsProps>(() =>
  import('./Shortcuts').then(module => module.Shortcuts),
)

export interface DeskProps {
  /** What the palette begins with; undefined while it is closed. */
  readonly typed: string | undefined
  readonly onType: (typed: string | undefined) => void
}

/** What listens to keys and scanners everywhere: the palette, the shortcuts, and codes. */
export function Desk({ typed, onType }: DeskProps) {
  const [isHelping, setHelping] = useState(false)
  useRemembered()
  useHotkeys('mod+k', () => onType(''), {
    preventDefault: true,
    enableOnFormTags: true,
    enableOnContentEditable: true,
  })
  useHotkeys('?', () => setHelping(true), { useKey: true })
  useCodes(onType)
  return (
    <>
      {typed !== undefined && (
        <Palette
          typed={typed}
          onClose={() => onType(undefined)}
          onHelp={() => {
            onType(undefined)
            setHelping(true)
          }}
        />
      )}
      {isHelping && <Shortcuts onClose={() => setHelping(false)} />}
    </>
  )
}

/** A code opens the record it belongs to, the last one alone; several are offered, none is told. */
function useCodes(onType: DeskProps['onType']) {
  const find = useFindRecords()
  const notify = useNotify()
  const open = useOpenRecord()
  const words = useI18nProvider() as AppI18nProvider
  const last = useRef(0)
  useWedge(
    useCallback(
      async code => {
        last.current += 1
        const turn = last.current
        const found = await find(code).catch(() => [])
        if (turn !== last.current) return
        const only = onlyOne(found)
        if (only) return open(only)
        if (found.length > 0) return onType(code)
        await words.loadMore('shell')
        notify('shell.palette.noCode', { type: 'warning', messageArgs: { code } })
      },
      [find, notify, open, onType, words],
    ),
  )
}
