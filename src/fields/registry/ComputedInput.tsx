import type { InputProps } from '../display/fieldView'
import { FixedField } from './FixedField'

/** Computed from other fields while they are typed; read-only. */
export const ComputedInput = (asked: InputProps) => <FixedField {...asked} />
