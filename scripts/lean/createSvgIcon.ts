import { plainIcon } from '../../src/pieces/plainIcon'

export default plainIcon
