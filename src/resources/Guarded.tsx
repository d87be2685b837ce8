import type { ReactNode } from 'react'
import { mayAct } from '../model/access'
import { rolesThatMay } from '../model/requires'
import type { Resource } from '../model/resource'
import { Forbidden } from '../pieces/states/Forbidden'
import { useMe } from '../providers/backendContext'
import type { View } from '../providers/publicUrls'
import { SlotPiece } from './SlotPiece'

interface GuardedProps {
  readonly resource: Resource
  readonly view: View
  readonly children: ReactNode
}

/** Who may not open a page is told so in its place, before anything of it is fetched. */
export function Guarded({ resource, view, children }: GuardedProps) {
  if (mayAct(resource, useMe(), view)) return children
  const what = view === 'list' ? 'list' : 'page'
  const refusal = <Forbidden isPage what={what} able={rolesThatMay(resource, view)} />
  if (view !== 'create') return refusal
  return <SlotPiece resource={resource} place="createInstead" otherwise={refusal} />
}
