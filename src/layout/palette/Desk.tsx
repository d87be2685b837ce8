import { useNotify } from 'ra-core'
import { useCallback, useRef, useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { onlyOne } from '../../model/found'
import { later } from '../../pieces/later'
import { useWedge } from '../../pieces/scanner/useWedge'
import type { PaletteProps } from './Palette'
import { useRemembered } from './recent'
import type { ShortcutsProps } from './Shortcuts'
import { type FoundAll, useFindRecords } from './useFindRecords'
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

/** What listens to scanners everywhere, and what keys and codes open: the palette, the shortcuts. */
export function Desk({ typed, onType }: DeskProps) {
  const [isHelping, setHelping] = useState(false)
  useRemembered()
  useHotkeys('?', () => setHelping(true), { useKey: true })
  const [code, setCode] = useState<string>()
  useCodes(
    useCallback(
      scanned => {
        setCode(scanned)
        onType(scanned)
      },
      [onType],
    ),
  )
  return (
    <>
      {typed !== undefined && (
        <Palette
          typed={typed}
          isCode={typed === code}
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

const nothing: FoundAll = { found: [], left: [] }

/** A code opens the record it belongs to, the last one alone; several are offered, none is told. */
function useCodes(onType: (code: string) => void) {
  const find = useFindRecords()
  const notify = useNotify()
  const open = useOpenRecord()
  const last = useRef<AbortController>(undefined)
  useWedge(
    useCallback(
      async code => {
        last.current?.abort()
        const turn = new AbortController()
        last.current = turn
        const { found, left } = await find(code, turn.signal).catch(() => nothing)
        if (turn !== last.current) return
        const only = onlyOne(found)
        if (only && left.length === 0) return open(only)
        if (found.length > 0 || left.length > 0) return onType(code)
        notify('shell.palette.noCode', { type: 'warning', messageArgs: { code } })
      },
      [find, notify, open, onType],
    ),
  )
}
