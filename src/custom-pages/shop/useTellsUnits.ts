import { policyOf } from '../../model/access'
import { isNever } from '../../model/rule'
import { useMe } from '../../providers/backendContext'
import { useResource } from '../../providers/catalogueContext'

/** Whether this person is told of units at all: only then are there any to filter and sort by. */
export const useTellsUnits = (): boolean => !isNever(policyOf(useResource('stock'), useMe()).read)
