import { markKind } from '../attendance/marks'
import type { Backend } from '../backend/backend'
import { messageKind } from '../chat/messages'
import { proofKind } from '../evidence/proofs'
import { moveKind } from '../kanban/moves'
import { createSales } from '../sales/sales'
import { laterOf } from '../sendLater/laterOf'
import type { OpenedName } from '../sendLater/waiting'

const open: Readonly<Record<OpenedName, (backend: Backend) => unknown>> = {
  orders: createSales,
  marks: backend => laterOf(backend, markKind),
  proofs: backend => laterOf(backend, proofKind),
  messages: backend => laterOf(backend, messageKind),
  moves: backend => laterOf(backend, moveKind),
}

/** Opens the queues with stored entries, so that they are sent. */
export function openQueues(backend: Backend, names: readonly OpenedName[]): void {
  for (const name of names) open[name](backend)
}
