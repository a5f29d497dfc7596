import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  aspectRatio?: CSSProperties['aspectRatio'];
  marginTop?: CSSProperties['marginTop'];
}

/** A block in the place and size of what is to come. Waits 300 ms before it shows. */
export function Skeleton(block: SkeletonProps) {
  return <div className={styles.skeleton} style={block} aria-hidden="true" />;
}
