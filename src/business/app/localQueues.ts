import { messageKind } from '../../custom-pages/chat/state/messages'
import { moveKind } from '../../custom-pages/kanban/moves'
import { proofKind } from '../../custom-pages/load-evidence/proofs'
import { keptMark } from '../../features/attendance/keptMark'
import { markKind } from '../../features/attendance/marks'
import { keptCart } from '../../features/checkout/keptCart'
import { orderKind } from '../../features/checkout/state/orders'
import { createSales } from '../../features/checkout/state/sales'
import type { LaterKind, QueueEntry } from '../../providers/sendLater/kind'
import { laterOf } from '../../providers/sendLater/laterOf'
import type { LocalQueue, StoredPart } from '../../providers/sendLater/localQueues'

/** The queues of unsent entries of this business; `src/Root.tsx` names and loads them. */
export const localQueues: Readonly<Record<string, LocalQueue>> = {
  orders: { ...queueOf(orderKind), open: createSales },
  marks: queueOf(markKind),
  proofs: queueOf(proofKind),
  messages: queueOf(messageKind),
  moves: queueOf(moveKind),
}

/** Other entries kept for the owner of an unverified session. */
export const keptParts: readonly StoredPart[] = [keptMark, keptCart]

function queueOf<E extends QueueEntry>(kind: LaterKind<E>): LocalQueue {
  return { kind: kind as unknown as LaterKind<QueueEntry>, open: backend => laterOf(backend, kind) }
}
