import { plainIcon } from '../../src/ui/menu/plainIcon'

export default plainIcon
