import { markKind } from '../attendance/marks'
import type { Backend } from '../backend'
import { messageKind } from '../chat/messages'
import { proofKind } from '../evidence/proofs'
import { moveKind } from '../kanban/moves'
import { salesOf } from '../sales/sales'
import { laterOf } from './laterOf'
import type { OpenedName } from './waiting'

const open: Readonly<Record<OpenedName, (backend: Backend) => unknown>> = {
  orders: salesOf,
  marks: backend => laterOf(backend, markKind),
  proofs: backend => laterOf(backend, proofKind),
  messages: backend => laterOf(backend, messageKind),
  moves: backend => laterOf(backend, moveKind),
}

/** Opens those of which some lie on this device, so that they go on their way. */
export function openQueues(backend: Backend, names: readonly OpenedName[]): void {
  for (const name of names) open[name](backend)
}
