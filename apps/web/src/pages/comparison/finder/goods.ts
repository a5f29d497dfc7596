import type { ProductType } from '@vitrine/contract/product-types.ts';
import { columnsOf } from '../output-lists.ts';
import { GOODS, type Goods } from './address.ts';

/** The goods that the tables of a kind of machine tell apart. */
export function goodsOfType(type: ProductType): readonly Goods[] {
  const named = new Set(columnsOf(type).flatMap(({ group, name }): string[] => [group ?? name]));
  return GOODS.filter((goods) => named.has(goods));
}
