'use client';
import { useEffect, useRef } from 'react';
import styles from './staff.module.css';
import { ToLogIn } from './to-log-in.tsx';
import type { StaffLanguage } from './words.ts';

interface DoneProps {
  title: string;
  text: string;
  language: StaffLanguage;
}

/** What is in the place of a form that is sent: screen readers begin with its title. */
export function Done({ title, text, language }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.form}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <ToLogIn language={language} />
    </section>
  );
}
