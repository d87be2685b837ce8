import { messageKind } from '../../custom-pages/chat/state/messages'
import { moveKind } from '../../custom-pages/kanban/moves'
import { proofKind } from '../../custom-pages/load-evidence/proofs'
import { markKind } from '../../features/attendance/marks'
import { orderKind } from '../../features/checkout/state/orders'
import { createSales } from '../../features/checkout/state/sales'
import type { LaterKind, QueueEntry } from '../../providers/sendLater/kind'
import { laterOf } from '../../providers/sendLater/laterOf'
import type { LocalQueue } from '../../providers/sendLater/localQueues'

/** The queues of unsent entries of this business; `src/Root.tsx` names and loads them. */
export const localQueues: Readonly<Record<string, LocalQueue>> = {
  orders: { ...queueOf(orderKind), open: createSales },
  marks: queueOf(markKind),
  proofs: queueOf(proofKind),
  messages: queueOf(messageKind),
  moves: queueOf(moveKind),
}

function queueOf<E extends QueueEntry>(kind: LaterKind<E>): LocalQueue {
  return { kind: kind as unknown as LaterKind<QueueEntry>, open: backend => laterOf(backend, kind) }
}
