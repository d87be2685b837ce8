import type { CodeOptions } from '../../kinds/code/data'
import type { CustomKind } from '../../kinds/kind/custom'

/** Number of a courier's waybill; zeros only mean that no courier is taken, and are shown as nothing. */
export const waybillNumber: CustomKind<CodeOptions, string> = {
  extends: 'code',
  describe: () => import('../../kinds/code/description').then(module => module.description),
}
