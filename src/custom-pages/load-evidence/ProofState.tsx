import { useTranslate } from 'ra-core'
import { BlobPicture } from '../../fields/photos/BlobPicture'
import { Button } from '../../pieces/Button'
import type { Proof } from '../../providers/evidence/proofs'
import type { Queue } from '../../providers/sendLater/queue'
import { useErrorWords } from '../../providers/useErrorWords'

const words = {
  waiting: 'devices.proofWaiting',
  sending: 'devices.proofSending',
  sent: 'devices.proofSent',
  refused: 'devices.proofRefused',
} as const

/** The photo, and how far it is. */
export function ProofState({
  proof,
  proofs,
}: {
  readonly proof: Proof
  readonly proofs: Queue<Proof>
}) {
  const translate = useTranslate()
  const say = useErrorWords()
  const { state, reason = '' } = proof
  return (
    <div className="ev-state" data-state={state}>
      <BlobPicture photo={proof.photo} />
      <div>
        <p role="status">{translate(words[state], { reason: say(reason) })}</p>
        {state === 'refused' && (
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => void proofs.add({ ...proof, state: 'waiting' })}
          >
            {translate('devices.proofAgain')}
          </Button>
        )}
        {(state === 'refused' || state === 'waiting') && (
          <Button color="inherit" onClick={() => void proofs.drop(proof)}>
            {translate('devices.proofDiscard')}
          </Button>
        )}
      </div>
    </div>
  )
}
