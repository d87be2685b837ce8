import type { Backend } from '../backend'
import { indexedDbBox } from '../draftBox'
import { createProofs, type Proofs } from './proofs'

/** A busy server is asked again. */
const AGAIN_MS = 30_000
/** Says that photos wait here, so that a start knows without opening anything. */
const KEY = 'proofsWaiting'

const known = new WeakMap<Backend, Proofs>()

/** Made where evidence is loaded, or where some waits; sends as soon as the server can be reached. */
export function proofsOf(backend: Backend): Proofs {
  const before = known.get(backend)
  if (before) return before
  const { storage, http, connection, ownMe, onMe } = backend
  const owner = () => {
    const me = ownMe()
    return me ? `${me.ID}|${me.EMPRESA ?? ''}` : null
  }
  const proofs = createProofs({
    ...{ http, owner, box: indexedDbBox('mostrador-proofs', 'kept') },
    onCount: count => (count > 0 ? storage.set(KEY, String(count)) : storage.remove(KEY)),
  })
  known.set(backend, proofs)
  const look = () => void (owner() !== null && proofs.look())
  onMe(look)
  connection.onReturn(() => void proofs.send())
  setInterval(() => void proofs.send(), AGAIN_MS)
  look()
  return proofs
}
