import { Icon } from '@vitrine/ui/icon.tsx';
import { Check, Droplets, type IconNode, Ruler, Scale, ShieldCheck, Snowflake, Thermometer, Timer } from 'lucide';
import type { ProductApplication } from '../resources.ts';

type Fact = ProductApplication['detailFacts'][number];
type FactIconName = NonNullable<Fact['icon']>['value'];

const ICONS: Record<FactIconName, IconNode> = {
  check: Check,
  thermometer: Thermometer,
  snowflake: Snowflake,
  timer: Timer,
  scale: Scale,
  ruler: Ruler,
  droplets: Droplets,
  'shield-check': ShieldCheck,
};

/** The icon in front of a fact; a fact without one begins with a dash (facts.module.css). */
export function FactIcon({ icon }: Pick<Fact, 'icon'>) {
  return icon && <Icon icon={ICONS[icon.value]} />;
}
