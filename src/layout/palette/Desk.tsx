import { useNotify } from 'ra-core'
import { useCallback, useRef, useState } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import type { FoundAll } from '../../model/endpoints/search'
import { bestMatch } from '../../model/search/globalSearch'
import { useFindRecords } from '../../ui/find/useFindRecords'
import { useWedge } from '../../ui/scanner/useWedge'
import { later } from '../../ui/theme/later'
import { useRemembered } from './recent'
import { useOpenRecord } from './useOpenRecord'

const Palette = later(() => import('./CommandPalette'), 'CommandPalette', 'auth')
const Shortcuts = later(() => import('./Shortcuts'), 'Shortcuts')

export interface DeskProps {
  /** Initial text of the palette; undefined while it is closed. */
  readonly typed: string | undefined
  readonly onType: (typed: string | undefined) => void
}

/** Listens for scanners on every page, and renders the palette and the shortcuts. */
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

/**
 * A scanned code opens the record it belongs to; several matches are offered in the palette, and no
 * match is reported. Only the last code counts.
 */
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
        const only = bestMatch(found)
        if (only && left.length === 0) return open(only)
        if (found.length > 0 || left.length > 0) return onType(code)
        notify('shell.palette.noCode', { type: 'warning', messageArgs: { code } })
      },
      [find, notify, open, onType],
    ),
  )
}
